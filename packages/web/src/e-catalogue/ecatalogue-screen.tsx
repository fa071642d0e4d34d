export const EcatalogueScreen = () => null;
