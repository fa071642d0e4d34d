/** A place inside a JSON value, such as `$[3].name.cs`, or `line 17.name.cs` in a file of lines. */
export const jsonPath = (root: string, keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => path + step(key), root);

const step = (key: PropertyKey): string => {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
};
