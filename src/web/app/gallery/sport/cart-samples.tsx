import { EmptyState } from '#web/kit/display/states.tsx'
import { CartFrame } from '#web/play/cart/parts/cart-frame.tsx'
import { Sample, Samples } from '../sample.tsx'

/** The empty frame of the cart. */
export const CartSamples = () => (
  <Samples>
    <Sample name="CartFrame">
      <div className="w-[300px]">
        <CartFrame
          count={0}
          listName="선택한 경기"
          onClear={() => {}}
          selections={<EmptyState title="선택한 경기가 없습니다." hint="배당을 누르면 여기에 담깁니다." />}
        >
          {null}
        </CartFrame>
      </div>
    </Sample>
  </Samples>
)
