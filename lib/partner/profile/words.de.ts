/** The German texts of words.ts: the same names, the same arguments. */
export const formPartsGerman = {
  // What has to be chosen first
  chooseEmail: 'Wählen Sie das Feld für die E-Mail der Person',
  chooseJob: 'Wählen Sie das Feld für die Stellen-ID',
  chooseSwitch: 'Wählen Sie das Feld für „An“ oder „Aus“',
  chooseValues: 'Wählen Sie, welcher Wert „An“ bedeutet und welcher „Aus“',
  stillNeeded: {
    email: 'Über {field} sendet das Formular die E-Mail der Person: Wählen Sie dafür zuerst ein anderes Feld',
    job: 'Über {field} sendet das Formular die Stellen-ID: Wählen Sie dafür zuerst ein anderes Feld',
    enabled: 'Über {field} sendet das Formular „An“ oder „Aus“: Wählen Sie dafür zuerst ein anderes Feld',
  },

  // A pasted text
  tooLong: 'Das ist zu lang: Fügen Sie nur den Teil mit den Inhalten der Anfragen ein',
  noProto: 'Der Name __proto__ ist nicht erlaubt',
  noSchema: 'Das ist weder ein JSON Schema noch ein OpenAPI-Dokument',
  noFields: 'Dieses Schema beschreibt keine Felder',
  noBody: 'Es enthält keinen JSON-Inhalt von POST /jobs, POST /easy-apply oder PUT {path}',
  isCut: 'Es ist zu groß, um ganz übernommen zu werden: Ein Teil fehlt',
  missingPart: '{name} fehlt im Text: Was es beschreibt, lässt sich als JSON eingeben',
  circularPart: '{name} enthält sich selbst: Was tiefer liegt, lässt sich als JSON eingeben',
  patternLeftOut: 'Das Muster {pattern} fehlt: Es lässt sich nicht in begrenzter Zeit prüfen',
  closedLeftOut: '„additionalProperties: false“ fehlt, damit sich weitere Felder eingeben lassen',

  // A pasted text that is YAML
  yamlTooLong:
    'Das ist zu lang für YAML: Fügen Sie nur den Teil mit den Inhalten der Anfragen ein oder das ganze Dokument als JSON',
  yamlTooLarge:
    'Das ist zu tief verschachtelt, oder seine Aliasse werden zu groß: Fügen Sie nur den Teil mit den Inhalten der Anfragen ein',
  yamlLine: 'Zeile {line} ist nicht lesbar: Etwas darin oder direkt davor ist kein gültiges YAML',
  yamlLines: {
    BAD_ALIAS: 'Zeile {line} ist nicht lesbar: Sie verweist auf einen Anker, der nicht darüber steht',
    BAD_INDENT: 'Zeile {line} ist nicht lesbar: Sie ist anders eingerückt als die Zeilen um sie herum',
    BLOCK_AS_IMPLICIT_KEY:
      'Zeile {line} ist nicht lesbar: In derselben Zeile folgt ein zweiter Doppelpunkt. Setzen Sie den Wert in Anführungszeichen',
    BLOCK_IN_FLOW: 'Zeile {line} ist nicht lesbar: Ein Block ist in Klammern nicht erlaubt',
    DUPLICATE_KEY: 'Zeile {line} ist nicht lesbar: Derselbe Name steht zweimal da',
    MISSING_CHAR: 'Zeile {line} ist nicht lesbar: Anführungszeichen, Klammer, Komma oder Doppelpunkt fehlt',
    MULTILINE_IMPLICIT_KEY: 'Zeile {line} ist nicht lesbar: Ein Name muss in seiner Zeile enden, mit Doppelpunkt',
    MULTIPLE_DOCS: 'Zeile {line} ist nicht lesbar: Dort beginnt ein zweites Dokument. Fügen Sie nur eines davon ein',
    TAB_AS_INDENT: 'Zeile {line} ist nicht lesbar: Sie ist mit Tabulator eingerückt. Verwenden Sie Leerzeichen',
  },
} as const

export const profileIssuesGerman = {
  at: '{path}: {issue}',
  noJson: 'ist kein gültiges JSON',
  noProto: 'der Name __proto__ ist nicht erlaubt',
  unknownKeys: 'ein Profil kennt hier kein {keys}',
  missing: 'fehlt',
  wrongType: 'ist nicht vom Typ {type}',
  notOneOf: 'muss eines davon sein: {values}',
  empty: 'darf nicht leer sein',
  notAllowed: 'hat einen Wert, der hier nicht verwendbar ist',

  // Paths
  noPointer: 'muss ein JSON Pointer wie "/id" sein',
  noNamePart: 'braucht "first" oder "last"',
  sameValues: '"on" und "off" sind gleich',
  wrongFieldType: 'nennt ein Feld vom Typ {type} statt {types}',
  body: 'der Inhalt',
  notAGroup: 'nennt {pointer}, aber {group} ist vom Typ {type}',
  notInSchema: 'nennt {pointer}, was das Schema des Inhalts nicht zulässt',
  meantField: 'nennt {pointer}, was im Schema des Inhalts fehlt: Meinen Sie {meant}?',
  notAProperty: 'nennt {name}, was unter den Eigenschaften fehlt',
  meantProperty: 'nennt {name}, was unter den Eigenschaften fehlt: Meinen Sie {meant}?',

  // Schemas
  list: 'beschreibt eine Liste: Der Desk sendet ein Objekt pro Anfrage. Beschreiben Sie einen Eintrag und fragen Sie den Partner, wie er sich einzeln senden lässt',
  noObject: 'ist vom Typ {types}: Ein Inhalt ist ein Objekt',
  noFill: 'hat ein x-fill, das weder submission-id noch now-millis ist',
  noFile: 'hat ein x-file, das weder name noch type ist',
  noLink: 'hat einen Standardwert, der keine Webadresse ist',
  noOption: 'hat ein enum ohne Werte',
  meantKeyword: 'hat {keyword}, das nichts bedeutet: Meinen Sie {meant}?',
  listOfItems: 'hat eine Liste als items: Schreiben Sie ein Schema für alle Einträge oder prefixItems',
  noItems: 'hat items, die kein Schema sind',
  itemsOfNoList: 'hat items, ist aber vom Typ {types}',
  noReference: 'verweist auf {reference}, was im Schema fehlt',
  uncheckable: 'ist ein JSON Schema, das sich nicht prüfen lässt: {reason}',
  unknownReason: 'unbekannt',
  pattern: 'hat das Muster {pattern}, das sich nicht in begrenzter Zeit prüfen lässt: {why}',
  patterns: {
    long: 'Es hat mehr als {detail} Zeichen',
    invalid: 'Es ist kein regulärer Ausdruck ({detail})',
    'back-reference': 'Es verweist auf eine Gruppe zurück',
    escape: 'Es enthält die veraltete Maskierung {detail}',
    'look-behind': 'Es blickt zurück',
    group: 'Es hat eine Gruppe, die mit {detail} beginnt',
    large: 'Durch seine Wiederholungen wird es zu groß',
  },
} as const
