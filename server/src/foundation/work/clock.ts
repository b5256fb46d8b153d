/** Returns the current time; passed as a parameter, so that tests can move it. */
export type Clock = () => Date;
