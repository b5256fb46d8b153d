/** The time; a parameter, so that tests can move it. */
export type Clock = () => Date;
