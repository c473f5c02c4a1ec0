/** Protection tools for members, and where to find help (handbook 8.2). */
export const ProtectionBlock = () => (
  <p>
    베팅금액, 손실금액, 이용시간의 한도를 직접 정할 수 있습니다. 낮추면 바로 적용되고, 높이거나 없애면
    24시간이 지난 뒤 다시 확인해야 적용됩니다. 일정 기간 이용을 멈추는 자가제한도 바로 적용되며 기간이 끝나기
    전에는 풀 수 없습니다. 과몰입이 걱정되면 국번 없이 <b>1336</b>에서 24시간 상담받을 수 있습니다.
  </p>
)
