import type { TranscriptReader } from '../evidence/transcript-reader.ts';

/** Folders that belong to one unit alone, but for the cache; absolute, with `/` on every system. */
export interface UnitPlaces {
  readonly home: string;
  /** The unit's copy of the workspace, in which the client runs. */
  readonly workspace: string;
  /** Short, since clients make sockets in it. */
  readonly temporary: string;
  /** What a client unpacks of itself may be shared by all units: it holds nothing that a run wrote. */
  readonly cache: string;
}

/** Who answers the client: a real model, or the scripted one of a rehearsal. */
export type ModelSource =
  | { readonly kind: 'live' }
  /** `url` is the unit's own address (`http://127.0.0.1:PORT/<unit>`, without a slash at the end); `key` is long and random. */
  | { readonly kind: 'scripted'; readonly url: string; readonly key: string };

export interface LaunchRequest {
  readonly prompt: string;
  /** Null means the client's own choice, in a rehearsal the one that the client knows best. */
  readonly model: string | null;
  readonly maxTurns: number | null;
  /** Skills need no approval of their own. Without it a client does what its defaults say. */
  readonly allowSkills: boolean;
  readonly places: UnitPlaces;
  /** Absolute folders of plugins, for a client that takes them. */
  readonly plugins: readonly string[];
  readonly source: ModelSource;
  /** The environment of Portcullis itself, of which a client gets the names on its list only. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/** Everything that a process is started with, apart from the program. Argument list, never a shell. */
export interface Launch {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Configuration that has to lie there before the client starts; absolute paths inside the unit's places. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** What standard input holds before it ends; null means that it is closed. */
  readonly input: string | null;
}

/** One agent client: data, a reader of its transcripts, and how it is started (CONTRIBUTING.md, "Clients"). */
export interface Client {
  /** The provider's id. */
  readonly id: string;
  /** What it is called on PATH. */
  readonly program: string;
  readonly reader: TranscriptReader;
  /** The ending of its transcripts: `jsonl` where it writes its own JSON stream. */
  readonly ending: 'jsonl' | 'txt';
  /** The strongest tier that its transcripts can show. */
  readonly highestTier: 1 | 2 | 3;
  /** Where it looks for a project's skills, relative to the workspace. */
  readonly skillsFolder: string;
  /** Whether it takes folders of plugins; another one gets their skills as the project's own. */
  readonly takesPlugins?: boolean;
  /** Arguments on which it prints its version. */
  readonly versionArgs: readonly string[];
  /** Names of the variables that a live run hands on: keys, addresses, proxies. */
  readonly liveVariables: readonly string[];
  /** Of these, one at least must be set for a live run: without any the client has no way to a model. Empty where that is not known. */
  readonly accessVariables: readonly string[];
  /** Where it writes logs of its own, for the log fallback; inside the unit's home. */
  readonly logFolders: (places: UnitPlaces) => readonly string[];
  /** @throws PortcullisError `invalid_input` for a prompt that this client cannot be given unchanged */
  readonly launch: (request: LaunchRequest) => Launch;
}
