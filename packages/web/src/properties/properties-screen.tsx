export const PropertiesScreen = () => null;
