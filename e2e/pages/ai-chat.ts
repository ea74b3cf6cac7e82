import type { Page } from '@playwright/test'

export class AiChatPage {
  readonly heading
  readonly teamId
  readonly addTeam

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'AI chat' })
    this.teamId = page.getByLabel('Team ID')
    this.addTeam = page.getByRole('button', { name: 'Add team' })
  }

  async open() {
    await this.page.goto('/ai-chat')
  }

  team(id: string | number) {
    const group = this.page.getByRole('group', { name: `AI chat for team ${id}`, exact: true })
    return {
      group,
      on: group.getByRole('button', { name: 'On', exact: true }),
      off: group.getByRole('button', { name: 'Off', exact: true }),
      notKnown: group.getByText('Not known'),
    }
  }
}
