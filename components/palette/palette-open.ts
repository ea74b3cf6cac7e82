import { createOpenStore } from '../ui/open-store'

/** Whether the command palette is open. */
export const paletteOpen = createOpenStore()
