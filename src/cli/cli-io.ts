/** Where a command writes, and where the program lies: everything that the command line takes from its process. */
export interface CliIo {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  /** The folder of the running bundle (`actions/dist`); the repository's other folders are found from there. */
  readonly distFolder: string;
}
