export const SetsScreen = () => null;
