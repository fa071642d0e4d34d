/** Distance of neighbouring slots in millimetres (DIN 49073). */
export const slotPitch = 71;
