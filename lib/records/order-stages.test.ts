import { describe, expect, it } from 'vitest'
import { orderStages } from './order-stages'

/** In no order, as if all were equally old. */
const shuffled = (names: string[]) => names.map((name, row) => ({ name, meanRow: (row * 7) % 5 })).reverse()

describe('the order of stages', () => {
  it.each([
    ['en', ['New', 'Phone screen', 'Interview', 'Offer sent', 'Hired', 'Rejected', 'Withdrawn']],
    ['en', ['applied', 'under_review', 'interviewing', 'offered', 'onboarding', 'not_selected', 'cancelled']],
    [
      'de',
      ['Eingegangen', 'In Prüfung', 'Vorstellungsgespräch', 'Angebot', 'Eingestellt', 'Abgelehnt', 'Zurückgezogen'],
    ],
    ['fr', ['Nouvelle', 'Présélection', 'Entretien', 'Proposition', 'Embauché', 'Refusé', 'Retirée']],
    ['es', ['Nueva', 'En revisión', 'Entrevista', 'Oferta', 'Contratado', 'Rechazado', 'Retirada']],
    ['pt', ['Novo', 'Triagem', 'Entrevista', 'Proposta', 'Contratado', 'Reprovado', 'Cancelado']],
    ['it', ['Nuova', 'In valutazione', 'Colloquio', 'Proposta', 'Assunto', 'Scartato', 'Ritirato']],
    ['nl', ['Nieuw', 'In behandeling', 'Gesprek', 'Aanbod', 'Aangenomen', 'Afgewezen', 'Ingetrokken']],
    ['pl', ['Nowa', 'Weryfikacja', 'Rozmowa', 'Oferta', 'Zatrudniony', 'Odrzucony', 'Wycofany']],
    ['sv', ['Ny', 'Granskas', 'Intervju', 'Erbjudande', 'Anställd', 'Avslag']],
    ['fi', ['Uusi', 'Käsittelyssä', 'Haastattelu', 'Tarjous', 'Palkattu', 'Hylätty']],
    ['cs', ['nový', 'posuzován', 'pohovor', 'nabídka', 'přijat', 'zamítnut']],
    ['tr', ['Yeni', 'İncelemede', 'Mülakat', 'Teklif', 'İşe alındı', 'Reddedildi']],
    ['de', ['Neu', 'Kennenlernen', 'Zusage', 'Absage']],
    ['fr', ['À traiter', 'En cours', 'Entretien', 'Offre envoyée', 'Retenue', 'Non retenue', 'Désistement']],
    ['ru', ['Новая', 'Тестовое задание', 'Собеседование', 'Оффер', 'Выход на работу', 'Отказ', 'Самоотказ']],
    ['ru', ['Новый', 'На рассмотрении', 'Собеседование', 'Предложение', 'Принят', 'Отказ']],
    ['ja', ['新規', '書類選考', '面接', '内定', '入社', '不採用', '辞退']],
    ['zh', ['待处理', '筛选', '面试', '录用意向', '入职', '淘汰', '放弃']],
    ['ko', ['접수', '서류심사', '면접', '처우협의', '합격', '불합격']],
    ['ar', ['جديد', 'قيد المراجعة', 'مقابلة', 'عرض', 'تم التعيين', 'مرفوض']],
  ])('is known from their names: %s', (_, names) => {
    expect(orderStages(shuffled(names), { isByAge: false })).toEqual(names)
  })

  it('follows the age of applications when names are meaningless, newest first or last', () => {
    const rows = (names: string[]) => names.map((name, row) => ({ name, meanRow: row * 10 }))
    expect(orderStages(rows(['Alpha', 'Beta', 'Gamma']), { isByAge: true })).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(orderStages(rows(['Offer', 'Beta', 'Interview', 'New']), { isByAge: true })).toEqual([
      'New',
      'Interview',
      'Beta',
      'Offer',
    ])
  })

  it('is numeric for numbers, and otherwise unknown', () => {
    const stages = (names: string[]) => names.map((name) => ({ name, meanRow: 5 }))
    expect(orderStages(stages(['10', '9', '1']), { isByAge: false })).toEqual(['1', '9', '10'])
    expect(orderStages(stages(['Blue', 'Red', 'Green']), { isByAge: false })).toBeNull()
    expect(orderStages(stages(['New']), { isByAge: true })).toBeNull()
  })
})
