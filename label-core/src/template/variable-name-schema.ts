import * as z from 'zod/mini';
import { templateLimits } from './template-limits.ts';
import { variableNamePattern } from './variable-name.ts';

/** Schema of the name of a variable. */
export const variableName = z
  .string()
  .check(
    z.maxLength(templateLimits.idCharacters),
    z.regex(
      variableNamePattern,
      'must begin and end with a letter, digit or underscore; spaces and . : / - may stand between',
    ),
  );
