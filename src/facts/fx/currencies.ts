import { cited } from '../cited.ts'

/** `minorUnits`: decimals of the smallest unit. ISO counts 2 for some currencies whose prices are shown without any. */
export interface Currency {
  readonly code: string
  readonly numeric: string
  readonly name: string
  readonly symbol: string
  readonly minorUnits: 0 | 2 | 3
}

export const currencies = cited<readonly Currency[]>(
  [
    { code: 'USD', numeric: '840', name: 'US dollar', symbol: '$', minorUnits: 2 },
    { code: 'EUR', numeric: '978', name: 'Euro', symbol: '€', minorUnits: 2 },
    { code: 'JPY', numeric: '392', name: 'Japanese yen', symbol: '¥', minorUnits: 0 },
    { code: 'GBP', numeric: '826', name: 'Pound sterling', symbol: '£', minorUnits: 2 },
    { code: 'CNY', numeric: '156', name: 'Chinese yuan renminbi', symbol: '¥', minorUnits: 2 },
    { code: 'AUD', numeric: '036', name: 'Australian dollar', symbol: 'A$', minorUnits: 2 },
    { code: 'CAD', numeric: '124', name: 'Canadian dollar', symbol: 'C$', minorUnits: 2 },
    { code: 'CHF', numeric: '756', name: 'Swiss franc', symbol: 'CHF', minorUnits: 2 },
    { code: 'HKD', numeric: '344', name: 'Hong Kong dollar', symbol: 'HK$', minorUnits: 2 },
    { code: 'SGD', numeric: '702', name: 'Singapore dollar', symbol: 'S$', minorUnits: 2 },
    { code: 'SEK', numeric: '752', name: 'Swedish krona', symbol: 'kr', minorUnits: 2 },
    { code: 'NOK', numeric: '578', name: 'Norwegian krone', symbol: 'kr', minorUnits: 2 },
    { code: 'DKK', numeric: '208', name: 'Danish krone', symbol: 'kr', minorUnits: 2 },
    { code: 'NZD', numeric: '554', name: 'New Zealand dollar', symbol: 'NZ$', minorUnits: 2 },
    { code: 'MXN', numeric: '484', name: 'Mexican peso', symbol: 'MX$', minorUnits: 2 },
    { code: 'INR', numeric: '356', name: 'Indian rupee', symbol: '₹', minorUnits: 2 },
    { code: 'BRL', numeric: '986', name: 'Brazilian real', symbol: 'R$', minorUnits: 2 },
    { code: 'KRW', numeric: '410', name: 'South Korean won', symbol: '₩', minorUnits: 0 },
    { code: 'ZAR', numeric: '710', name: 'South African rand', symbol: 'R', minorUnits: 2 },
    { code: 'TRY', numeric: '949', name: 'Turkish lira', symbol: '₺', minorUnits: 2 },
    { code: 'PLN', numeric: '985', name: 'Polish zloty', symbol: 'zł', minorUnits: 2 },
    { code: 'CZK', numeric: '203', name: 'Czech koruna', symbol: 'Kč', minorUnits: 2 },
    { code: 'HUF', numeric: '348', name: 'Hungarian forint', symbol: 'Ft', minorUnits: 2 },
    { code: 'RON', numeric: '946', name: 'Romanian leu', symbol: 'lei', minorUnits: 2 },
    { code: 'ISK', numeric: '352', name: 'Icelandic krona', symbol: 'kr', minorUnits: 0 },
    { code: 'ILS', numeric: '376', name: 'Israeli new shekel', symbol: '₪', minorUnits: 2 },
    { code: 'IDR', numeric: '360', name: 'Indonesian rupiah', symbol: 'Rp', minorUnits: 2 },
    { code: 'MYR', numeric: '458', name: 'Malaysian ringgit', symbol: 'RM', minorUnits: 2 },
    { code: 'PHP', numeric: '608', name: 'Philippine peso', symbol: '₱', minorUnits: 2 },
    { code: 'THB', numeric: '764', name: 'Thai baht', symbol: '฿', minorUnits: 2 },
    { code: 'TWD', numeric: '901', name: 'New Taiwan dollar', symbol: 'NT$', minorUnits: 2 },
    { code: 'VND', numeric: '704', name: 'Vietnamese dong', symbol: '₫', minorUnits: 0 },
    { code: 'AED', numeric: '784', name: 'UAE dirham', symbol: 'AED', minorUnits: 2 },
    { code: 'SAR', numeric: '682', name: 'Saudi riyal', symbol: 'SAR', minorUnits: 2 },
    { code: 'QAR', numeric: '634', name: 'Qatari riyal', symbol: 'QAR', minorUnits: 2 },
    { code: 'KWD', numeric: '414', name: 'Kuwaiti dinar', symbol: 'KWD', minorUnits: 3 },
    { code: 'BHD', numeric: '048', name: 'Bahraini dinar', symbol: 'BHD', minorUnits: 3 },
    { code: 'OMR', numeric: '512', name: 'Omani rial', symbol: 'OMR', minorUnits: 3 },
    { code: 'JOD', numeric: '400', name: 'Jordanian dinar', symbol: 'JOD', minorUnits: 3 },
    { code: 'TND', numeric: '788', name: 'Tunisian dinar', symbol: 'TND', minorUnits: 3 },
    { code: 'EGP', numeric: '818', name: 'Egyptian pound', symbol: 'E£', minorUnits: 2 },
    { code: 'NGN', numeric: '566', name: 'Nigerian naira', symbol: '₦', minorUnits: 2 },
    { code: 'KES', numeric: '404', name: 'Kenyan shilling', symbol: 'KSh', minorUnits: 2 },
    { code: 'CLP', numeric: '152', name: 'Chilean peso', symbol: 'CLP', minorUnits: 0 },
    { code: 'COP', numeric: '170', name: 'Colombian peso', symbol: 'COP', minorUnits: 2 },
    { code: 'PEN', numeric: '604', name: 'Peruvian sol', symbol: 'S/', minorUnits: 2 },
    { code: 'ARS', numeric: '032', name: 'Argentine peso', symbol: 'AR$', minorUnits: 2 },
    { code: 'UAH', numeric: '980', name: 'Ukrainian hryvnia', symbol: '₴', minorUnits: 2 },
    { code: 'PKR', numeric: '586', name: 'Pakistani rupee', symbol: 'Rs', minorUnits: 2 },
    { code: 'BDT', numeric: '050', name: 'Bangladeshi taka', symbol: '৳', minorUnits: 2 },
    { code: 'JMD', numeric: '388', name: 'Jamaican dollar', symbol: 'J$', minorUnits: 2 },
    { code: 'DOP', numeric: '214', name: 'Dominican peso', symbol: 'RD$', minorUnits: 2 },
  ],
  'iso-4217',
)
