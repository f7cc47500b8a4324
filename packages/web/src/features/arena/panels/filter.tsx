import { useId } from 'react';

interface FilterProps {
  readonly label: string;
  readonly all: string; // the choice of everything
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string | undefined) => void;
}

export function Filter({ label, all, options, onChoose }: FilterProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
