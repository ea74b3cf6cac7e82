/** Whether focusing a text field would open an on-screen keyboard over the page. */
export function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
