/** The program that is started when the person signs in, as absolute paths and arguments. */
export type StartCommand = readonly [program: string, ...words: string[]];

/** Runs a program of the system to its end. Rejects where it is not there or fails. */
export type RunTool = (tool: string, words: readonly string[]) => Promise<string>;

/** One way in which a system starts a program when a person signs in. */
export interface Autostart {
  /** What it is called there, for a sentence: "the systemd unit platen-helper.service". */
  readonly name: string;
  /** Path of its file, or of its registry value. */
  readonly place: string;
  /** Whether this system, in this session, has it. */
  isOffered(): Promise<boolean>;
  isOn(): Promise<boolean>;
  /** Switches it on; the same again changes nothing. Resolves with whether the program was started, too. */
  turnOn(command: StartCommand): Promise<boolean>;
  /** Switches it off and stops what it started; nothing where it is off. */
  turnOff(): Promise<void>;
}
