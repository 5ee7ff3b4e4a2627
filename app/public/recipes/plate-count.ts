const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** The number of recipes in the tone of a menu: 'One plate', 'Eight plates', '24 plates'. */
export function toPlateCount(count: number) {
  return `${smallNumbers[count] ?? count} ${count === 1 ? 'plate' : 'plates'}`
}
