import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './anchor-button.tsx';

/** A link to a screen that looks like a button; takes `to`, `params` and `search` as a link does. */
export const LinkButton = createLink(AnchorButton);
