/**
 * A port of this machine for a process that is told its port. It is none that the system chooses from (`listen(0)`, the
 * near end of a connection): the system might give it to another before that process listens.
 * @throws {Error} when none of a hundred can be had.
 */
export function freePort(): Promise<number>;
