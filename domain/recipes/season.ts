/** What is in season: foods as `toFoodKeys` has them, and folded words of the owner's occasions. */
type Season = { foods: string[]; occasions: RegExp }

/** By month, January first. Foods follow the northern year: each season is three months long, with the foods that are best then. */
const winter = ['cabbage', 'leek', 'parsnip', 'turnip', 'sweet potato', 'orange', 'beet', 'kale']
const spring = ['asparagus', 'pea', 'radish', 'spinach', 'rhubarb', 'mint', 'lamb', 'artichoke']
const summer = ['corn', 'tomato', 'zucchini', 'peach', 'strawberry', 'blueberry', 'basil', 'watermelon', 'cucumber', 'eggplant']
const autumn = ['pumpkin', 'butternut squash', 'squash', 'apple', 'pear', 'cranberry', 'mushroom', 'brussels sprout', 'sweet potato']
const foodsByMonth = [winter, winter, spring, spring, spring, summer, summer, summer, autumn, autumn, autumn, winter]

/** Holidays and habits with the same month in both hemispheres. */
const occasionsByMonth = [
  /new year|winter/,
  /valentine|game day|winter/,
  /st\.? patrick|easter|spring/,
  /easter|passover|spring/,
  /mother|memorial day|spring/,
  /father|summer|barbecue|grill/,
  /fourth of july|independence|summer|barbecue|grill|picnic/,
  /summer|barbecue|grill|picnic/,
  /labor day|back to school|fall|autumn/,
  /halloween|fall|autumn/,
  /thanksgiving|fall|autumn/,
  /christmas|hanukkah|new year|winter/,
]

/** Time zones of the southern hemisphere, where summer is in January. */
const southern =
  /^(?:Australia|Antarctica)\/|^Pacific\/(?:Auckland|Chatham|Fiji|Tongatapu)|^America\/(?:Sao_Paulo|Argentina|Buenos_Aires|Santiago|Montevideo|Asuncion|La_Paz|Lima|Punta_Arenas)|^Africa\/(?:Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka)/

/** The season at a moment, in the owner's time zone. */
export function toSeason(now: Date, timeZone = ''): Season {
  const month = now.getUTCMonth()
  const monthOfFoods = southern.test(timeZone) ? (month + 6) % 12 : month
  return { foods: foodsByMonth[monthOfFoods] ?? [], occasions: occasionsByMonth[month] ?? /(?!)/ }
}

/** The number of a moment's week, Monday to Sunday in UTC: weekly changes rotate by it. */
export function toWeekNumber(now: Date) {
  // 1 January 1970 was a Thursday.
  return Math.floor((now.getTime() / 86_400_000 + 3) / 7)
}
