/** How many pixels a millimetre has in the pictures that are drawn as pixels (catalogue.md §4, "Export"). */
export const PIXELS_A_MILLIMETRE = 4;
