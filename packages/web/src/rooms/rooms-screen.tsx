export const RoomsScreen = () => null;
