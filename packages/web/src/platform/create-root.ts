// Has React made ready in a piece of work of its own, as soon as it has come, and not with the app: in its chunk this runs first
// (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md).
export { createRoot } from 'react-dom/client';
