import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmErasure } from './confirm-erasure'

const html = (hasChanged: boolean) =>
  renderToStaticMarkup(
    <ConfirmErasure
      preview={{ holdings: [], total: 0 }}
      hasChanged={hasChanged}
      hasSingleSignOn={false}
      isPending={false}
      onErase={() => {}}
      onBack={() => {}}
    />,
  )

test('tells what was erased meanwhile, as when the first answer was lost, from what was never there', () => {
  expect(html(true)).toContain('Nothing is left to erase')
  expect(html(true)).toContain('href="/activity?kind=erasure"')
  expect(html(false)).toContain('There is nothing to erase')
  expect(html(false)).not.toContain('/activity')
})
