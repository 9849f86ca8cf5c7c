/** One artifact of a workflow run, as the API lists it. */
export interface RunArtifact {
  readonly id: number;
  readonly name: string;
  /** Of its zip file. */
  readonly bytes: number;
  /** Past its retention time: listed, and gone. */
  readonly expired: boolean;
  /** `sha256:…` of its zip file; null where the server does not tell. */
  readonly digest: string | null;
}
