import { describe, expect, it } from 'vitest'
import { panelWidthOf, usualPanel, widestPanelIn } from './panel-width'

describe('the width of a docked panel', () => {
  it('is the chosen one', () => {
    expect(panelWidthOf('520')).toBe(520)
  })

  it('is the default when no valid width was saved', () => {
    for (const kept of [undefined, '', 'wide', '1e9', '-400', '99999']) expect(panelWidthOf(kept)).toBe(usualPanel)
  })

  it('stays within its limits whatever was saved', () => {
    expect(panelWidthOf('100')).toBe(360)
    expect(panelWidthOf('999')).toBe(880)
  })

  it('leaves room for the list in a small window', () => {
    expect(widestPanelIn(1280)).toBe(560)
    expect(widestPanelIn(2560)).toBe(880)
  })
})
