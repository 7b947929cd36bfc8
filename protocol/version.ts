/** The version of the protocol. A client says it first; a server turns away those that speak another one. */
export const PROTOCOL = 3
