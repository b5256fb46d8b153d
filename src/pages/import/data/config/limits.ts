/** Faulty rows shown per cause at first, and with each press of the button for more. */
export const FAULTS_AT_ONCE = 50;

/** Max. characters of a file name that the server stores. */
export const FILE_NAME_CHARACTERS = 255;
