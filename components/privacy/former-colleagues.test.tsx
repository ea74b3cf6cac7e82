import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormerColleagues } from './former-colleagues'

const people = [{ id: 'ada', name: 'Ada', email: 'ada@example.com' }]

test('warns where people sign in at an identity provider that erasing someone lets them back in', () => {
  const html = (hasSingleSignOn: boolean) =>
    renderToStaticMarkup(
      <FormerColleagues
        people={people}
        chosen={null}
        hasSingleSignOn={hasSingleSignOn}
        isPending={false}
        onChosen={() => {}}
      />,
    )
  expect(html(true)).toContain('their next sign-in makes a new account here')
  expect(html(false)).not.toContain('new account')
})
