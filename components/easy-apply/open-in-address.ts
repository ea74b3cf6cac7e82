/** Puts the application's id into the URL, so that a reload and the back button find its outcome. */
export function openInAddress(id: string | null) {
  window.history.replaceState(null, '', id === null ? '/easy-apply' : `/easy-apply?dispatch=${id}`)
}
