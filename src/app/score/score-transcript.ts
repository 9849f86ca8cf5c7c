import { createHash } from 'node:crypto';

import type { LocatedCase } from '../../contracts/case-file.ts';
import { missingText, type UnitResult } from '../../contracts/results.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import type { Redact } from '../../evidence/proof-line.ts';
import { TranscriptScan } from '../../evidence/read-transcript.ts';
import { logHits, type LogLine } from '../../evidence/log-hits.ts';
import { baseOf } from '../../evidence/skill-identity.ts';
import { mergeHits, type TokenHit } from '../../evidence/token-hit.ts';
import type { SkillListing, TranscriptEvent } from '../../evidence/transcript-event.ts';
import type { TranscriptReader } from '../../evidence/transcript-reader.ts';
import { redactSecrets } from '../../governance/redaction/redact-secrets.ts';
import { append } from '../../kernel/append.ts';
import { evidenceRulesOf, HIDES_READS } from '../../providers/known-providers.ts';
import { isAnyMet, judgeUnit, type Verdict } from '../../routing/judge-unit.ts';
import { type Requirements, requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { assessRun, type AssessedRun, type ProcessOutcome } from '../../routing/run-facts.ts';
import { transcriptChunks } from '../results/transcript-of-unit.ts';

/** No skill, model or version has a longer name. */
const NAME_LIMIT = 200;
/** A message of the client's may be as long as it likes. */
const ERROR_LIMIT = 1000;

/** What a client offered the model, where its requests were seen. */
export interface SeenOffer {
  readonly skills: readonly string[];
  /** The skills that a text names. */
  readonly skillsOf: (text: string) => readonly string[];
  /** Why it did not offer a skill, in a sentence. */
  readonly whyNot: (skill: string) => string;
}

/** One unit whose transcript is to be scored. */
interface ScoredUnit {
  readonly unitRunId: string;
  readonly trial: number;
  readonly item: LocatedCase;
  readonly agent: string;
  readonly reader: TranscriptReader;
  /** How the transcript's path is stored. */
  readonly transcriptName: string;
  readonly installed: readonly SkillListing[] | null;
  /** Where that lies (`rootsUnderTest`), where it is known. */
  readonly roots?: readonly string[] | null;
  /** It is one of several trials of a cell. */
  readonly comparesTrials?: boolean;
  /** Tokens that are recorded beyond those of the case: what the comparator's case names. */
  readonly furtherTokens?: readonly string[];
  readonly furtherAnyTokens?: readonly string[];
  /** Takes away what must not be written down; without it, secrets by their form alone. */
  readonly redact?: Redact;
}

/** What is known once the client has ended. */
interface ScoredEnd {
  /** The transcript's path; null where the client was not started, and wrote nothing. */
  readonly transcript: string | null;
  readonly process: ProcessOutcome;
  /** A complete catalogue, in place of what the transcript says. */
  readonly offer?: SeenOffer | null | undefined;
  /** What the client's own logs hold, where they are looked at. */
  readonly logs?: { readonly counts: boolean; readonly files: number; readonly lines: readonly LogLine[] };
}

export type ScoreRequest = ScoredUnit & ScoredEnd;

/** Reads a transcript and says what it means for its case. The file is streamed; its size does not matter. */
export async function scoreTranscript(request: ScoreRequest): Promise<UnitResult> {
  const score = new TranscriptScore(request);
  for await (const chunk of request.transcript === null ? [] : transcriptChunks(request.transcript)) score.push(chunk);
  return score.result(request);
}

/** Says of a transcript, which comes in parts while the client writes it, what it means for its case. */
export class TranscriptScore {
  readonly #unit: ScoredUnit;
  readonly #requirements: Requirements;
  readonly #tokens: ReadonlySet<string>;
  readonly #redact: Redact;
  readonly #scan: TranscriptScan;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(unit: ScoredUnit, onEvent?: (event: TranscriptEvent) => void) {
    const { item, agent, reader, redact = redactSecrets } = unit;
    this.#unit = unit;
    this.#redact = redact;
    this.#requirements = requirementsOf(item.definition, agent, HIDES_READS);
    this.#tokens = new Set([...tokensOf(this.#requirements), ...(unit.furtherTokens ?? [])]);
    this.#scan = new TranscriptScan(
      reader,
      {
        ...evidenceRulesOf(reader.agent),
        tokens: [...this.#tokens],
        anyTokens: [...new Set([...(this.#requirements.any ?? []), ...(unit.furtherAnyTokens ?? [])])],
        aliases: this.#requirements.aliases,
        installed: unit.installed,
        roots: unit.roots ?? null,
        comparesTrials: unit.comparesTrials ?? false,
        redact,
      },
      onEvent,
    );
  }

  push(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    this.#scan.push(chunk);
  }

  /** Of the bytes until now. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Nothing can come any more. */
  result({ transcript, process, logs, offer }: ScoredEnd): UnitResult {
    const { item, agent, reader } = this.#unit;
    const [requirements, tokens, redact] = [this.#requirements, this.#tokens, this.#redact];
    const { channel, evidence } = this.#scan.finish();
    // A file that is called `.jsonl` and shows neither an event nor a call is something else than the client's plain text.
    const isText = !(transcript ?? '').endsWith('.jsonl') || evidence.tool_calls > 0;
    const fromLogs =
      logs === undefined
        ? null
        : logHits(evidenceRulesOf(agent).tiers, [...tokens], requirements.aliases, logs.lines, redact);
    const seen = assessRun(channel, reader.textShowsCalls && isText, evidence, process);
    const logged = logs?.counts === true && fromLogs !== null ? withLogHits(seen, fromLogs) : seen;
    const run = offer ? withOffer(logged, offer) : logged;
    const verdict = judgeUnit(requirements, run);
    const calls = [...verdict.gating_hits, ...verdict.missing.map(({ token }) => token)].flatMap(
      (token) => run.hits.get(token)?.call ?? [],
    );
    const { aliases, any } = requirements;
    const isAnyMissing = any?.some((text) => isAnyMet(text, run.observed)) === false;
    const texts = isAnyMissing ? any.map((token) => ({ token, reason: null })) : [];
    for (const { token, reason } of [...verdict.missing, ...texts]) {
      const canonical = resolveAlias(aliases, token);
      const named = offer?.skillsOf(canonical) ?? [];
      const absent = named.find((skill) => !offer?.skills.some((name) => baseOf(name) === baseOf(skill)));
      const skill = absent ?? (reason === 'not_available' ? (named[0] ?? canonical) : undefined);
      if (offer && skill !== undefined) calls.push(offer.whyNot(skill));
    }
    return {
      unit_run_id: this.#unit.unitRunId,
      agent,
      case_id: item.definition.case_id,
      category: item.definition.category ?? null,
      trial: this.#unit.trial,
      ...verdict,
      expected_skill: item.definition.expected_skill ?? null,
      timed_out: run.timed_out,
      exit_code: process.exitCode,
      token_hits: storedHits(run.hits, tokens, redact),
      skills_available: run.skills_available === null ? null : [...run.skills_available],
      limit: run.limit,
      warnings: [...run.warnings],
      client: { name: agent, version: shortName(run.version, redact), model: shortName(run.model, redact) },
      usage: run.usage,
      error: errorText(verdict, run, calls, redact),
      observed: run.observed,
      case_digest: item.digest,
      case_file: item.file,
      case_line: item.line,
      transcript: { path: this.#unit.transcriptName, sha256: this.sha256, bytes: this.#bytes },
      duration_ms: null,
      attempts: null,
      log_fallback:
        logs === undefined || fromLogs === null
          ? null
          : { counts: logs.counts, files: logs.files, hits: storedHits(fromLogs, tokens, redact) },
    };
  }
}

/** Log hits stand behind those of the client's output, and never above tier 2. */
function withLogHits(run: AssessedRun, logs: ReadonlyMap<string, TokenHit>): AssessedRun {
  const hits = new Map(run.hits);
  for (const [token, hit] of logs) {
    hits.set(token, mergeHits(hits.get(token), hit));
  }
  return { ...run, hits };
}

function withOffer(run: AssessedRun, { skills }: SeenOffer): AssessedRun {
  return { ...run, skills_available: skills, observed: { ...run.observed, catalogue_complete: true } };
}

/** Names that nobody asked for come from the transcript, which may put anything there. */
function storedHits(
  hits: ReadonlyMap<string, TokenHit>,
  asked: ReadonlySet<string>,
  redact: Redact,
): Record<string, TokenHit> {
  const stored = [...hits].flatMap(([token, hit]): [string, TokenHit][] => {
    if (asked.has(token)) return [[token, hit]];
    return token.length > NAME_LIMIT ? [] : [[redact(token), hit]];
  });
  return Object.fromEntries(stored);
}

function shortName(name: string | null, redact: Redact): string | null {
  return name === null ? null : redact(name).slice(0, NAME_LIMIT).toWellFormed();
}

/** One sentence that says why the unit did not pass; null where it did. */
function errorText(verdict: Verdict, run: AssessedRun, calls: readonly string[], redact: Redact): string | null {
  if (verdict.status === 'pass') return null;
  const parts: string[] = [];
  if (verdict.gating_hits.length > 0) parts.push(`disallowed: ${verdict.gating_hits.join(', ')}`);
  if (verdict.status === 'fail' && verdict.missing.length > 0) {
    parts.push(`missing: ${verdict.missing.map(missingText).join(', ')}`);
  }
  if (verdict.status === 'fail') append(parts, [...new Set(calls)]);
  if (run.transportMessage !== null) parts.push(run.transportMessage);
  if (run.timed_out) parts.push('the run was ended by the timeout');
  if (verdict.status === 'infra_error' && parts.length === 0) {
    const why =
      verdict.infra_reason === 'oversize'
        ? 'a line was too long to read'
        : 'there is no proof that the model was at work to the end';
    parts.push(`${why}, so that absence proves nothing`);
  }
  const text = redact(parts.join('; '));
  return text.length > ERROR_LIMIT ? `${text.slice(0, ERROR_LIMIT).toWellFormed()}…` : text;
}
