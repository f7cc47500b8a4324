import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/data/picture.tsx';
import classes from './role-portrait.module.css';

const sizes = { small: 34, medium: 44, large: 52 } as const; // px, within the circle

/** A role's picture in a circle of night sky. */
export const RolePortrait = ({ name, size }: { readonly name: string; readonly size: keyof typeof sizes }) => (
  <span className={classNames(classes.portrait, classes[size])}>
    <Picture name={name} size={sizes[size]} />
  </span>
);
