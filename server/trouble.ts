/** Something that only whoever runs the server can put right. The message says what; where in the program it happened is of no interest. */
export class Trouble extends Error {}
