/** A server under measurement, in the process that runs it. */
export interface Started {
  readonly port: number
  close(): Promise<void>
}
