/**
 * Replaces the query of the address ("" or with its question mark), so that a reload and the back button find the same.
 * Does nothing once the user has gone to another screen: answers may arrive after that.
 */
export function replaceAddress(path: string, query: string) {
  if (window.location.pathname === path) window.history.replaceState(null, '', path + query)
}
