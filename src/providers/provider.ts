import type { ClientPackage } from '../contracts/client-package.ts';
import type { Dialect } from '../contracts/model-dialect.ts';
import type { FrontmatterRules } from '../evidence/frontmatter-flaws.ts';
import type { EvidenceRules } from '../evidence/transcript-evidence.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import type { TurnReader } from '../evidence/turn-facts.ts';

/** One agent client: data, and code that is loaded only where it is needed (src/providers/README.md, "A new provider"). */
export interface Provider {
  readonly id: string;
  /** Package and layout, the line of its version, the digests of the versions that Portcullis knows. */
  readonly package: Omit<ClientPackage, 'id'>;
  /** Where it looks for skills in a project, in its order. A run installs those of other roots into the first. */
  readonly skillRoots: readonly [string, ...string[]];
  readonly frontmatter: FrontmatterRules;
  /** Its folder in its home, where a project has none of that name. */
  readonly homeFolder?: string;
  /** Folders of which it reads what instructs it, wherever they lie: rules, skills, agents, manifests of plugins. */
  readonly folders: readonly string[];
  /** The variable that moves its home: a command may name a skill's file by it. */
  readonly homeVariable: string;
  /** It takes folders of plugins; any other client gets their skills as the project's own. */
  readonly takesPlugins?: true;
  /** Files by whose names it knows instructions, wherever they lie. */
  readonly instructions?: readonly RegExp[];
  /** Settings in JSON, of which a unit is given `permissions.deny` and `permissions.ask` alone. */
  readonly settings?: RegExp;
  /** What executes, grants or redirects: given to no unit. */
  readonly unjudged?: readonly RegExp[];
  /** Files in a skill's folder, beside `SKILL.md`, by which it lists the skill. */
  readonly skillFiles?: readonly string[];
  /** Names of the variables that a live run hands on, proxies and certificates aside. */
  readonly variables: readonly string[];
  /** A live run needs one of these: without any the client has no way to a model. */
  readonly accessVariables: readonly string[];
  /** The secret that the reusable workflow takes for it. */
  readonly secret?: string;
  /** Where it writes logs of its own, relative to its home. */
  readonly logFolders: readonly string[];
  /** What else starts it in a workflow; actions as `owner/repository`. */
  readonly startedBy?: { readonly programs: readonly string[]; readonly actions: readonly string[] };
  /** The demo has recordings of it: by case those that a pull request that breaks things would leave. */
  readonly demo?: Readonly<Record<string, string>>;
  /** Of a whole run for one routing case; recorded times replace it. */
  readonly expectedSeconds: number;
  /** Skills that it brings itself, by their folded paths. */
  readonly ownSkills?: RegExp;
  /** Its row of the tier table. */
  readonly tiers: EvidenceRules['tiers'];
  /** Where this is in a prompt, the client loads a skill without its model being asked; the group names the skill, an empty one any. */
  readonly invokedBy?: RegExp;
  /** Its transcripts do not reliably show that a file was read. */
  readonly hidesReads?: true;
  readonly reader: () => Promise<TranscriptReader>;
  readonly turns: () => Promise<TurnReader>;
  readonly launch: () => Promise<LaunchProvider>;
  /** How a scripted model talks with it. */
  readonly dialect: () => Promise<Dialect>;
}

/** The folders of one unit; absolute, with `/` on every system. */
export interface UnitPlaces {
  readonly home: string;
  /** The unit's copy of the workspace, in which the client runs. */
  readonly workspace: string;
  /** Short, since clients make sockets in it. */
  readonly temporary: string;
  /** For what a client unpacks of itself; shared by all units. */
  readonly cache: string;
}

/** Who answers the client: a real model, or the scripted one of a rehearsal. */
export type ModelSource =
  | { readonly kind: 'live' }
  /** `url` is the unit's own address (`http://127.0.0.1:PORT/<unit>`, without a slash at the end); `key` is long and random. */
  | { readonly kind: 'scripted'; readonly url: string; readonly key: string };

export interface LaunchRequest {
  readonly prompt: string;
  /** Null: the client's own choice, and in a rehearsal the model that it knows best. */
  readonly model: string | null;
  readonly maxTurns: number | null;
  /** Skills need no approval. Otherwise the client's defaults decide. */
  readonly allowSkills: boolean;
  readonly places: UnitPlaces;
  /** Absolute folders of plugins, for a client that takes them. */
  readonly plugins: readonly string[];
  readonly source: ModelSource;
  /** The environment of Portcullis itself; a client gets only the variables on its list. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/** What a process is started with, apart from the program. Never a shell. */
export interface Launch {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Configuration that the client reads when it starts; absolute paths inside the unit's places. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Standard input; null means that it is closed. */
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
  /** As of a provider; empty where that is unknown. */
  readonly accessVariables: readonly string[];
  readonly logFolders: (places: UnitPlaces) => readonly string[];
  /** @throws PortcullisError `invalid_input` for a prompt that this client cannot be given unchanged */
  readonly launch: (request: LaunchRequest) => Launch;
}
