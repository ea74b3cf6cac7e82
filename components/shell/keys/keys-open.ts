import { createOpenStore } from '../../ui/open-store'

/** Whether the list of keyboard shortcuts is open. */
export const keysOpen = createOpenStore()
