/**
 * The address with details open. The first ones add a history entry, which closing them turns into the list's own:
 * details opened there reuse it, or each would leave a step at which Back does nothing. The entry knows the address
 * `below` it: Back must find the list as it was when the details were opened.
 */
export function enterDetails(address: string): void {
  const here = window.location.pathname + window.location.search
  if (addressBelow() === here) replaceAddressHere(address)
  else window.history.pushState({ below: here }, '', address)
}

/** Replaces the address of this entry, with or without details. */
export function replaceAddressHere(address: string): void {
  window.history.replaceState({ below: addressBelow() }, '', address)
}

function addressBelow(): unknown {
  return window.history.state?.below
}
