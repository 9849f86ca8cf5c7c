import type { ClientPackage } from '../contracts/client-package.ts';
import type { Dialect } from '../contracts/model-dialect.ts';
import type { EvidenceRules } from '../evidence/transcript-evidence.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import type { TurnReader } from '../evidence/turn-facts.ts';

/**
 * One agent client: what is known of it as data, and what is loaded only where it is needed. Each stands in a folder of its own; the
 * table of what they say is in src/providers/README.md.
 */
export interface Provider {
  readonly id: string;
  readonly package: Omit<ClientPackage, 'id'>;
  /** Where it looks for a project's skills, relative to the workspace: a run puts them there. */
  readonly skillsFolder: string;
  /** Further roots of skills, of a project or in its home. */
  readonly furtherSkillRoots: readonly string[];
  /** The variable that moves its home: a command may name a skill's file by it. */
  readonly homeVariable: string;
  /** Whether it takes folders of plugins; another one gets their skills as the project's own. */
  readonly takesPlugins: boolean;
  /** What it reads beside skills, wherever it lies: instructions and settings. */
  readonly instructions: readonly RegExp[];
  /** Files in a skill's folder, beside `SKILL.md`, by which it lists the skill. */
  readonly skillFiles: readonly string[];
  /** Names of the variables that a live run hands on, proxies and certificates aside. */
  readonly variables: readonly string[];
  /** Of these, one at least must be set for a live run: without any the client has no way to a model. */
  readonly accessVariables: readonly string[];
  /** The secret of the reusable workflow by which its live runs have access; null where that takes none for it. */
  readonly secret: string | null;
  /** Where it writes logs of its own, relative to its home. */
  readonly logFolders: readonly string[];
  /** What else starts it in a workflow: programs by their names, actions as `owner/repository`. */
  readonly startedBy: { readonly programs: readonly string[]; readonly actions: readonly string[] };
  /** Of the demo's cases, the recordings that a pull request would leave that breaks things; null where the demo has none of it. */
  readonly demo: Readonly<Record<string, string>> | null;
  /** A whole run for one routing case, in seconds; recorded times replace it. */
  readonly expectedSeconds: number;
  readonly tiers: EvidenceRules['tiers'];
  /** Its transcripts do not reliably show that a file was read. */
  readonly hidesReads: boolean;
  readonly reader: () => Promise<TranscriptReader>;
  readonly turns: () => Promise<TurnReader>;
  readonly launch: () => Promise<LaunchProvider>;
  /** How a scripted model talks with it. */
  readonly dialect: () => Promise<Dialect>;
}

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

/** What a provider's launch is given beyond the request. */
export interface LaunchSettings {
  /** The client's own sandbox and approvals stay on. */
  readonly sandboxed: boolean;
  /** The given variables that a live run hands on. */
  readonly live: Readonly<Record<string, string>>;
}

/** @throws PortcullisError `invalid_input` for a prompt that this client cannot be given unchanged */
export type LaunchProvider = (request: LaunchRequest, settings: LaunchSettings) => Launch;

/** A client as a run starts it: a provider's, or one that the configuration describes. */
export interface Client {
  /** The provider's id. */
  readonly id: string;
  /** What it is called on PATH. */
  readonly program: string;
  readonly reader: TranscriptReader;
  /** The ending of its transcripts: `jsonl` where it writes its own JSON stream. */
  readonly ending: 'jsonl' | 'txt';
  /** Relative to the workspace. */
  readonly skillsFolder: string;
  readonly takesPlugins: boolean;
  /** Names of the variables that a live run hands on: keys, addresses, proxies. */
  readonly liveVariables: readonly string[];
  /** As of a provider; empty where it is not known. */
  readonly accessVariables: readonly string[];
  readonly logFolders: (places: UnitPlaces) => readonly string[];
  /** @throws PortcullisError `invalid_input` for a prompt that this client cannot be given unchanged */
  readonly launch: (request: LaunchRequest) => Launch;
}
