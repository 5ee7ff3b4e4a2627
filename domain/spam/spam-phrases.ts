/** Phrases of a kind of spam; the number is what one of them adds to the score. */
type PhraseKind = { kind: string; points: number; pattern: RegExp }

/** Advertising phrases by kind, without words that cooks use as well ('cheap cuts', 'cocktail', 'grow', 'tab'). */
export const phraseKinds: PhraseKind[] = [
  {
    kind: 'medicines',
    points: 3.5,
    pattern:
      /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|kamagra|tramadol|xanax|phentermine|ozempic online|ivermectin|modafinil|(?:online|canadian) pharmac\w*|without (?:a )?prescription|weight[- ]loss (?:pills?|gummies|supplements?)|keto gummies|male enhancement|erectile\w*|cbd (?:oil|gummies)|testosterone booster|hgh)\b/giu,
  },
  {
    kind: 'gambling',
    points: 3.5,
    pattern:
      /\b(?:online casino\w*|casino (?:bonus|online|games?|site|royal)|casinos?(?= (?:en ligne|online))|free spins?|slot (?:gacor|machines? online|online)|slots? online|judi(?: online)?|poker online|online poker|sports? ?betting|bet365|1xbet|betting (?:site|tips)|bookmakers?|mostbet|melbet|pin-?up casino|vulkan|казино|ставк[аи]|букмекер\w*|no deposit bonus|jackpots?)\b/giu,
  },
  {
    kind: 'casinos',
    points: 1.5,
    pattern: /\b(?:casino|gambling|betting|togel|slots)\b/giu,
  },
  {
    kind: 'loans and debts',
    points: 3,
    pattern:
      /\b(?:payday loans?|(?:personal|business|instant|quick|fast|bad credit) loans?|loan (?:offer|company|lender)|apply for (?:a )?loan|credit repair|get out of debt|interest rate of \d|кредит\w*|микрозайм\w*|займ\w*)\b/giu,
  },
  {
    kind: 'easy money',
    points: 3,
    pattern:
      /\b(?:make (?:real |easy |fast )?money (?:online|fast|from home)|earn(?:ing|ed|s)? (?:(?:up to|over|around|extra|free|real|some|easy|more) )*(?:money|cash|\$ ?\d[\d,]*|\d[\d,]* ?(?:usd|dollars))|earn(?:ing)? from home|\$ ?\d[\d,]* ?(?:per|a|every|\/) ?(?:day|week|hour|month)|work(?:ing)? from home (?:job|and earn)|get paid (?:for|to|daily)|paid for (?:sharing|liking)|financial freedom|passive income|заработ\w*|доход\w*)\b|\bmake \$ ?\d/giu,
  },
  {
    kind: 'fake gifts',
    points: 4.5,
    pattern:
      /\b(?:free (?:i-?phone|gift ?cards?|paypal|robux|v-?bucks|bitcoins?|money|cs go|subs)\w*|gift ?cards? (?:for free|giveaway)|win an? (?:i-?phone|i-?pad|car)|claim your|need money|get money here)\b/giu,
  },
  {
    kind: 'crypto coins and trading',
    points: 3,
    pattern:
      /\b(?:bitcoin (?:investment|mining|trading|recovery|wallet|doubler)|invest(?:ed|ing)? (?:in )?(?:bitcoin|crypto\w*|forex)|crypto ?(?:currency)? (?:trading|investment|trader|exchange|signals|airdrop|presale|recovery|wallet)|forex (?:trading|trader|signals|broker)|binary options?|expert trader|trading (?:signals|platform|bot)|(?:recover(?:ed|y)?|lost) (?:my |your )?(?:stolen |lost )?(?:bitcoin|crypto|funds)|airdrop|nft (?:mint|drop)|seed phrase|investment (?:plan|platform|manager)|recovery (?:expert|agent|hacker)|криптовалют\w*|биткоин\w*)\b/giu,
  },
  { kind: 'crypto coins', points: 1.5, pattern: /\b(?:bitcoins?|btc|crypto\w*|ethereum|usdt|forex)\b/giu },
  {
    kind: 'search engine services',
    points: 3,
    pattern:
      /\b(?:seo (?:services?|experts?|agency|company|packages?|tools?|audit)|back-?links?|guest posts?|dofollow|link building|(?:first|top) page of google|rank(?:ing)? (?:on|in|your|you|higher)|website (?:traffic|ranking|audit)|web(?:site)? (?:design|development) (?:services?|company|agency)|organic traffic|(?:buy|more|free|targeted) (?:instagram )?(?:traffic|followers|likes|subscribers|views|reviews)|domain authority|da ?\d{2}|digital marketing (?:services?|agency|company)|increase your (?:traffic|sales|ranking)|monetize your (?:blog|site|website)|article submission|раскрутк\w*|продвижени\w*|сайт\w* под ключ)\b/giu,
  },
  {
    kind: 'sex',
    points: 3.5,
    pattern:
      /\b(?:porn\w*|xxx|sex (?:chat|cam|video|dating|doll)s?|sexy? (?:girls|ass|singles)|escorts?(?= (?:service|girls|in|agency))|escort service|call girls?|hot (?:girls|singles|milfs?)|nudes?(?= (?:pics|photos|on|here))|onlyfans|adult dating|dating site|cam ?girls?|эскорт|порно\w*|проститутк\w*|секс\w*)\b/giu,
  },
  {
    kind: 'counterfeit brands',
    points: 3,
    pattern:
      /\b(?:replica (?:watches|handbags|bags)|(?:cheap|discount|fake) (?:jordans?|nike|ray[- ]?bans?|oakley|louis vuitton|gucci|nfl jerseys?|uggs?|michael kors|rolex|sunglasses|jerseys|handbags)|louis vuitton (?:outlet|handbags)|(?:coach|gucci|ray[- ]ban|michael kors|moncler) outlet|fake (?:passports?|documents?|money)|counterfeit)\b/giu,
  },
  {
    kind: 'essays and degrees',
    points: 3,
    pattern:
      /\b(?:essay writing|write my (?:essay|paper)|(?:essay|assignment|dissertation|homework|thesis) (?:help|service|writing|writer)s?|buy (?:an )?essays?|cheap essays?|buy (?:a )?(?:degree|diploma)|диплом\w*)\b/giu,
  },
  {
    kind: 'spells and fortunes',
    points: 3,
    pattern:
      /\b(?:spell caster|love spells?|(?:dr|doctor|priest|prophet)\.? \w+ (?:helped|brought|cured|cast)|bring back (?:your|my) (?:ex|lover|husband)|ex back|herbal (?:cure|remedy) for|cured (?:me )?(?:of|from) (?:hsv|herpes|hiv)|illuminati|vashikaran|black magic|psychic reading)\b/giu,
  },
  {
    kind: 'goods and services',
    points: 3,
    pattern:
      /\b(?:best (?:price|deal|quality)s?(?= (?:on|for|guaranteed|online|in))|buy (?:now|online)|order now|shop now|(?:at )?discount(?:ed)? prices?|free shipping|lowest prices?|wholesale|promo ?codes?|discount codes?|coupon codes?|limited[- ]time offer|special offer|100% (?:free|guaranteed|legit)|click (?:here|this|the link|on my)|visit (?:my|our|this|the) (?:web ?site|site|page|web|blog|store|shop|channel|homepage)|contact us (?:today|now|at|on)|(?:chat|contact|text|message|write|reach) (?:me|him|her|us|them) (?:on|via|at|through) (?:whats ?app|telegram|email|e-mail|gmail)|whats ?app ?(?:number|me|:|\+)|telegram ?(?:channel|group|:|@)|our (?:company|services?|products?|agency|website|store|apparel)|dm (?:me|for)|купить|скидк\w*|недорого|заказать|по ссылке|на сайте|интернет-магазин\w*)\b/giu,
  },
  {
    kind: 'begging for followers',
    points: 4.5,
    pattern:
      /\b(?:(?:chec?k(?:ed|ing)?|look|going?|come|visit|see|watch|plz|please|pls|like|sub|join)(?: \w+){0,2}? (?:out |at |to |on |in |some of )*(?:this you\[?tube\]?|our|my) (?:\w+ ){0,3}?(?:ch+an+els?|vid(?:eo|io)?s?|covers|songs?|sounds?|remix\w*|mixtape|clip)\b|\b(?:check|check(?:ing)?) (?:me|us|them|my \w+) out\b|su[bcs]{1,3}ri?b\w* (?:(?:to|in|and|back|for|4|like|or) )*(?:me\b|my|our|us\b|back|like|for more|please|plz|thx)|(?:don't forget to|please|plz|pls|and|to|also|can you|can u) su[bcs]{1,3}ri?b\w*(?! to (?:your|the|this))|sub (?:to )?(?:me|my|us|our|back|4|for)|sub ?(?:4|for) ?sub|(?:follow|like) ?(?:4|for) ?(?:follow|like)|(?:like|comment) and (?:\w+ )?su[bcs]{1,3}ribe|su[bcs]{1,3}ribe (?:and|like|me)|if i (?:get|reach|hit) \d+|\d+ (?:more )?sub(?:s|scribers)\b|a sub on my|my (?:\w+ ){0,2}(?:ch+an+els?|mixtape)(?! is)|follow (?:me|us|my)(?: \w+)? on|(?:like|upvote|thumbs up) (?:this|my|our) (?:comment|page|facebook|profile)|vote for (?:me|us|my)|add mee? (?:on|here|<3))/giu,
  },
  {
    kind: 'self-promotion',
    points: 2.7,
    pattern:
      /\b(?:su[bcs]{1,3}ribe(?! to your)|i(?:'m| am|m) (?:a |an |kind of )?(?:\w+ ){0,4}(?:rapper|youtuber|music producer|singer|songwriter|new to youtube)|my (?:\w+ ){0,2}(?:music|videos|vids|covers|remixes|rap|gaming)|(?:a|my) (?:new |gaming |music )channel|follow (?:him|her|my)|my content|(?:would be|really) (?:grateful|wonderful|appreciate)\w*(?: it)? if (?:you|some|i got)|download (?:a|an|the|my|free|full|now|here)\b|read my (?:book|story)|check (?:it|this|them) out|check this|check out)\b/giu,
  },
  {
    kind: 'petitions and collections',
    points: 2.5,
    pattern:
      /\b(?:sign (?:this|the|my|our) petition|petitions?(?=\b)|donat(?:e|ions?) (?:to|for|here|at)|please (?:help|support) (?:me|us|my|our)|refer(?:ral)? ?(?:code|link|afriend)|use (?:my|this) (?:code|link|referral)|sign up (?:here|with|using|for free|now)|regist(?:er|ration) (?:here|free|now|also free))\b/giu,
  },
]

/** What programs write when they know nothing about the page: harmless alone, suspicious with a link. */
export const flattery =
  /\b(?:(?:great|nice|awesome|excellent|amazing|wonderful|fantastic|superb|good|informative|helpful|very (?:nice|good|informative)|exceptional|terrific|outstanding|valuable|useful|interesting|impressive) (?:(?:blog|web|internet) ?)?(?:post|blog|article|site|web ?site|web ?page|weblog|content|information|info|write[- ]?up|topic|points?|piece of writing|paragraph|read|work|style|job)|(?:i )?(?:have )?(?:bookmarked|book-?marked|bookmarking)|keep (?:up the|on|writing|it up|posting)|(?:your|this) (?:web ?site|weblog|web ?page|site|blog|article|paragraph|piece of writing)|rss feed|which blog platform|web host\w*|(?:theme|layout|design|template) (?:of|custom|seems|made)|surfing (?:online|around|the)|stumble[d]? ?upon|thanks? (?:you )?for (?:sharing|the (?:auspicious|good) write ?up|this (?:post|article|blog|information)|posting|such)|i (?:really )?(?:like|love|enjoy(?:ed)?) (?:your|what you guys|reading) (?:blog|site|website|writing|tend|are|this|your|content)?|learn(?:ed|t)? a lot from|subscribe to your|i(?:'ll| will) (?:certainly|definitely) (?:be )?(?:back|dig|comeback|return)|visit again|quality (?:content|articles?|posts?))\b/giu

/** Names that sell something: comments posted for the sake of a link are signed with them. */
export const sellingName =
  /\b(?:SEO|loans?|casino|slots?|poker|betting|pharmacy|viagra|cialis|escorts?|replica|outlet|jerseys|essay|dissertation|assignments?|backlinks?|marketing|agency|services?|company|ltd|llc|pvt|inc|solutions|rentals?|repairs?|removals?|plumb(?:er|ing)|roofing|locksmith|dentist|movers|towing|hosting|cheap|discount|buy|for sale|near me|online|website|click here|best price|reviews?|download|free|insurance|lawyers?|attorneys?|clinic|tours?|taxi|packers|hack|coin|crypto|bitcoin|forex|trading|invest\w*|vape|cbd|keto|gummies|dating|porn|xxx|sex|iptv|apk|mod|телеграм|купить|казино|займ)\b/u
