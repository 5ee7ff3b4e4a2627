const controls = new RegExp(
  `^(?:${[
    '(?:de)?select all(?: ingredients)?',
    'un-?check all',
    'check all',
    'clear all',
    'add (?:all )?(?:ingredients )?to (?:(?:your |my |the )?(?:shopping |grocery )?(?:list|cart|basket|bag)|favou?rites|meal plan(?:ner)?|collection)',
    '(?:print|pin|save|share|rate|email|jump to|scale)(?: (?:this )?recipe)?',
    '(?:cook mode|keep (?:your )?screen (?:on|awake)).{0,60}',
    'prevent your screen from going dark',
    '(?:us )?(?:customary|metric|imperial)(?: ?[-–/|] ?(?:us )?(?:customary|metric|imperial))?(?: measurements)?',
    '(?:½|1/2|[1-5])\\s?x(?:\\s+[1-5]x)*',
    '(?:view|show|hide|see) (?:all|more|less|ingredients|images?|photos?|nutrition)',
    'advertisement',
    'ad(?:vertising)?',
    'shop (?:ingredients|this recipe|now)',
    'get (?:ingredients|recipe ingredients)(?: .{0,30})?',
    'buy (?:now|ingredients)',
    'powered by .{0,30}',
    'toggle .{0,40}',
    'loading\\.{0,3}…?',
    'copy(?: ingredients| to clipboard)?',
    'alle (?:ab|aus)wählen',
    '(?:in den|zur) (?:einkaufs(?:korb|liste))(?: hinzufügen)?',
  ].join('|')})[.!:]?$`,
  'i',
)

/** Whether a line is a page control ('Deselect all', 'Add to list') and not an ingredient or step. */
export function isControl(text: string) {
  return controls.test(text.trim())
}
