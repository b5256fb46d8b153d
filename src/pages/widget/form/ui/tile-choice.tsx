import { useId, type ReactNode } from 'react';
import classes from './tile-choice.module.css';

interface TileChoiceProps {
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; drawing: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

/** Choice among a few drawn options; the arrow keys move between them. */
export function TileChoice({ legend, hint, options, value, onChange }: TileChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes['choice']}>
      <legend className={classes['legend']}>{legend}</legend>
      {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      <div className={classes['tiles']}>
        {options.map((option) => (
          <label key={option.value} className={classes['tile']}>
            <input
              type="radio"
              className={classes['radio']}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
