import { changelogSection } from './changelog-section.ts';

/** What a repository says of a tag that was pushed. */
export interface ReleaseFacts {
  readonly tag: string;
  /** Of package.json, at the tag. */
  readonly version: string;
  /** The text of CHANGELOG.md, at the tag. */
  readonly changelog: string;
  /** What git tells; null where only the tag itself is checked. */
  readonly history: ReleaseHistory | null;
}

export interface ReleaseHistory {
  readonly repository: string;
  readonly branch: string;
  /** What is checked out, and what the tag names by now. */
  readonly commit: string;
  readonly tagged: string;
  readonly isOnBranch: boolean;
  /** Tags of commits that the branch has. */
  readonly tags: readonly string[];
}

export type ReleaseDecision =
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'release';
      /** Markdown. */
      readonly notes: string;
      readonly isPrerelease: boolean;
      /** The tag that moves to the commit; null where none does. */
      readonly major: string | null;
    };

/** `vMAJOR.MINOR.PATCH`, and what makes it a candidate (semver.org 2.0.0, without build metadata, which tags do not order). */
const TAG =
  /^v(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?$/;

/**
 * Whether a tag is a release, what its notes are, and which tag of a major version moves to it: that of the newest version which the
 * branch has, so that neither a candidate, nor a correction of an older version, nor a tag that never was on the branch takes it along.
 */
export function decideRelease({ tag, version, changelog, history }: ReleaseFacts): ReleaseDecision {
  const parts = partsOf(tag);
  if (parts === null)
    return refused(`The tag is ${JSON.stringify(tag)}: expected vMAJOR.MINOR.PATCH, and -CANDIDATE behind it.`);
  const { numbers, isPrerelease } = parts;
  if (numbers.join('.') !== version)
    return refused(`The tag is ${tag}: expected v${version}, the version of package.json.`);
  const section = changelogSection(changelog, version);
  if (section === null)
    return refused(`CHANGELOG.md: expected a section "## ${version}" with what is new, found none.`);
  if (history === null) return { kind: 'release', notes: section, isPrerelease, major: null };
  const { repository, branch, commit, tagged, isOnBranch, tags } = history;
  if (tagged !== commit) return refused(`${tag} names ${tagged} by now, and not ${commit}, which was checked.`);
  if (!isOnBranch) return refused(`${tag} is not on ${branch}: only what was reviewed there is released.`);
  const notes = [
    section,
    `Pin it: \`uses: ${repository}/.github/workflows/gate.yml@${commit} # ${tag}\``,
    `Verify the bundle: \`gh attestation verify actions/dist/index.cjs --repo ${repository}\``,
  ];
  const isNewest = tags.every((other) => !isNewer(partsOf(other), numbers));
  const major = isPrerelease || !isNewest ? null : `v${numbers[0]}`;
  return { kind: 'release', notes: notes.join('\n\n'), isPrerelease, major };
}

interface TagParts {
  readonly numbers: readonly [number, number, number];
  readonly isPrerelease: boolean;
}

/** Whether a tag is a later release of the same major version. */
function isNewer(other: TagParts | null, [major, minor, patch]: TagParts['numbers']): boolean {
  if (other === null || other.isPrerelease || other.numbers[0] !== major) return false;
  const [, otherMinor, otherPatch] = other.numbers;
  return otherMinor === minor ? otherPatch > patch : otherMinor > minor;
}

function partsOf(tag: string): TagParts | null {
  const match = TAG.exec(tag);
  if (match === null) return null;
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], isPrerelease: match[4] !== undefined };
}

function refused(why: string): ReleaseDecision {
  return { kind: 'refused', why };
}
