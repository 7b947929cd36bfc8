/** A problem that the operator has to solve, such as a port in use. The command line prints the message without a stack trace. */
export class StartupError extends Error {}
