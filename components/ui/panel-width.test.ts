import { describe, expect, it } from 'vitest'
import { panelWidthOf, usualPanel, widestPanelIn } from './panel-width'

describe('the width of a docked panel', () => {
  it('is the one that was chosen', () => {
    expect(panelWidthOf('520')).toBe(520)
  })

  it('is the usual one where nothing readable was kept', () => {
    for (const kept of [undefined, '', 'wide', '1e9', '-400', '99999']) expect(panelWidthOf(kept)).toBe(usualPanel)
  })

  it('stays within its limits whatever was kept', () => {
    expect(panelWidthOf('100')).toBe(360)
    expect(panelWidthOf('999')).toBe(880)
  })

  it('leaves the list its room in a small window', () => {
    expect(widestPanelIn(1280)).toBe(560)
    expect(widestPanelIn(2560)).toBe(880)
  })
})
