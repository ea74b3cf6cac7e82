/** How long a toast stays: one that only says that something worked, and any other. */
export const toastMs = { short: 6_000, long: 12_000 }
