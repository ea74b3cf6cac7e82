/** Whether the focus in a text field would bring up a keyboard over the page. */
export function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
