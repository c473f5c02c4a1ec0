import { Link } from '@tanstack/react-router'

/** Links to a supplier's transactions, unresolved bets, held wins and days. */
export const SupplierWays = ({ supplierId }: { readonly supplierId: number }) => (
  <nav aria-label="공급사" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    <Link to="/admin/suppliers/transactions" search={{ supplierId: String(supplierId) }} className={wayClass}>
      거래
    </Link>
    <Link to="/admin/suppliers/unresolved" search={{ supplierId: String(supplierId) }} className={wayClass}>
      미결 베팅
    </Link>
    <Link to="/admin/suppliers/held" search={{ supplierId: String(supplierId) }} className={wayClass}>
      보류 당첨
    </Link>
    <Link to="/admin/suppliers/days" search={{ supplierId: String(supplierId) }} className={wayClass}>
      일별 대조
    </Link>
  </nav>
)

const wayClass = 'font-semibold underline decoration-edge underline-offset-4 mobile:py-3'
