#!/usr/bin/env node
import bundle from './index.cjs'; await bundle.cli(import.meta.dirname);
